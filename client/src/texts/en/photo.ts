export const photoSettings = {
  title: 'Profile photo',
  description: 'Members of this institution see it next to your name.',
  label: 'Your photo',
  hint: 'A square of at least 320 × 320 pixels looks best. Without a photo, people see your initials.',
  saved: 'Photo saved',
  removed: 'Photo removed',
  failed: 'We couldn’t load your photo.',
};
