export const courseSharing = {
  title: 'Share a Course',
  description: 'Send people to a course with its link, its QR code or an invitation by email.',
  course: 'Course',
  none: 'You have no published course yet. Publish one to share it.',
  toMyCourses: 'Go to My Courses',
  link: 'Link and QR code',
  address: 'Course Link',
  addressHint: 'Everyone with the link can read the page of a public course.',
  qrCode: (course: string) => `QR code with the link to ${course}`,
  download: 'Download QR code',
  mails: 'Invite by email',
  already: (people: string) => `Invited within the last hour already: ${people}`,
};
