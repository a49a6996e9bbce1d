/** Request bodies as the forms of document 2, section 3, send them. */

export const activityForm = (courseId: string) => ({
  title: 'Proof by induction',
  description: 'Three proofs.',
  type: 'quiz',
  courseId,
  dueDate: '2027-03-12',
  startTime: '09:00',
  endTime: '17:30',
  points: 20,
  instructions: 'Show every step.',
  allowLateSubmission: true,
  materials: ['Chapter 3', 'https://example.org/induction'],
});

export const lessonForm = (courseId: string) => ({
  title: 'Office hour',
  description: 'Bring your questions.',
  date: '2027-03-12',
  startTime: '09:00',
  endTime: '10:30',
  meetingLink: 'https://meet.example.org/office-hour',
  courseId,
  maxParticipants: 12,
  materials: ['Chapter 3'],
  enableChat: true,
  recordSession: false,
  allowScreenSharing: true,
});

export const institutionForm = (name: string) => ({
  name,
  type: 'college',
  email: 'hello@harbour.example',
  phone: '+44 20 7946 0000',
  website: 'https://harbour.example',
  address: '1 Quay Street',
  city: 'Bristol',
  state: 'England',
  country: 'United Kingdom',
  postalCode: 'BS1 4DJ',
  adminEmail: 'admin@harbour.example',
  maxStudents: 500,
  description: 'Sailing and seamanship.',
});
