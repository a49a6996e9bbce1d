const people = (count: number) => `${count} ${count === 1 ? 'student' : 'students'}`;

export const cohortStudents = {
  title: 'Students',
  filter: 'Filter students',
  all: 'All',
  none: 'No students yet.',
  idle: 'Inactive for 7 days',
  noneIdle: 'All students were active in the last 7 days.',
  noneWithStatus: 'No students with this status.',
  failed: 'We couldn’t load the students.',
  student: 'Student',
  enrolled: 'Enrolled',
  progress: 'Progress',
  status: 'Status',
  actions: 'Actions',
  actionsFor: (name: string) => `Actions for ${name}`,
  percent: (percent: number) => `${percent}%`,
  due: (amount: string) => `Seat held, ${amount} due`,
  waitlisted: (place: number) => `#${place} on the waitlist`,
  markPaid: 'Mark as paid',
  markPaidOf: (name: string) => `Mark as paid: ${name}`,
  aboutPaid: (name: string, amount: string, title: string) =>
    `Confirm that ${name} paid ${amount}. They’ll get the held seat in ${title} right away, and we’ll let them know.`,
  paid: (name: string) => `${name} is enrolled`,
  notPaid: 'We couldn’t record the payment. Please try again.',
  decline: 'Decline',
  declineOf: (name: string) => `Decline: ${name}`,
  declineTitle: 'Decline enrollment',
  aboutDeclinedSeat: (name: string, title: string) =>
    `${name} will lose the seat held in ${title}, and we’ll let them know. If there’s a waitlist, the next person gets the seat.`,
  aboutDeclinedWaiting: (name: string, title: string) =>
    `${name} will lose their place on the waitlist for ${title}, and we’ll let them know.`,
  declined: (name: string) => `${name}’s enrollment was declined`,
  notDeclined: 'We couldn’t decline the enrollment. Please try again.',
  cancelSeat: 'Cancel Enrollment',
  cancelSeatOf: (name: string) => `Cancel Enrollment: ${name}`,
  cancelSeatTitle: 'Cancel enrollment',
  keepSeat: 'Keep enrollment',
  aboutCancelledSeat: (name: string, title: string) =>
    `${name} will lose the seat in ${title}, and we’ll let them know. If there’s a waitlist, the next person gets the seat.`,
  seatCancelled: (name: string) => `${name}’s enrollment was cancelled`,
  seatNotCancelled: 'We couldn’t cancel the enrollment. Please try again.',
  aboutPaidMany: (count: number) =>
    `Confirm the payment of ${people(count)}. They’ll get the held seats right away, and we’ll let them know.`,
  paidMany: (count: number) => `Payment of ${people(count)} recorded.`,
  aboutDeclinedMany: (count: number) =>
    `We’ll decline ${people(count)} and let them know. Free seats go to the waitlist.`,
  declinedMany: (count: number) => `${people(count)} declined.`,
  aboutCancelledMany: (count: number) =>
    `We’ll cancel the enrollment of ${people(count)} and let them know. Free seats go to the waitlist.`,
  cancelledMany: (count: number) => `Enrollment of ${people(count)} cancelled.`,
};

export const moveStudent = {
  move: 'Move',
  moveOf: (name: string, cohort: string) => `Move ${name} from ${cohort}`,
  title: (name: string) => `Move ${name}`,
  about: (name: string, cohort: string) =>
    `${name} leaves ${cohort}, whose next person on the waitlist gets the seat. A payment and completed lessons move along, and we’ll let ${name} know.`,
  to: 'To cohort',
  none: 'There is no other open cohort.',
  submit: 'Move student',
  moved: (name: string, cohort: string) => `${name} is in ${cohort} now.`,
  waitlisted: (name: string, cohort: string) => `${name} is on the waitlist for ${cohort}.`,
  notMoved: 'We couldn’t move the student. Please try again.',
};
