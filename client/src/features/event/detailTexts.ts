import { texts } from '#texts/en';

/** Returns the words of an event's header and actions, or of those of a booked slot of office hours. */
export const detailTexts = (isBooking: boolean) => (isBooking ? texts.bookingDetail : texts.eventDetail);
