import { texts } from '#texts/en';

/** Returns the words of the panel of a registration, or of a booked slot of office hours. */
export const registrationTexts = (isBooking: boolean) =>
  isBooking ? texts.bookingRegistration : texts.eventRegistration;
