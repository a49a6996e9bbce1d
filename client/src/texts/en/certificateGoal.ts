export const certificateGoal = {
  title: 'Certificate',
  automatic: 'You get your certificate as soon as you have:',
  atEnd: 'You get your certificate when the cohort ends.',
  needs: {
    progress: (percent: number) => `${percent}% of lessons`,
    grade: (percent: number) => `${percent}% of points`,
    attendance: (percent: number) => `${percent}% of sessions`,
  },
  has: (percent: number) => `you have ${percent}%`,
  met: 'Done',
  soon: 'You meet all requirements. Your certificate arrives within a minute.',
  open: 'View Certificate',
  issued: 'You earned this certificate.',
  revoked: 'Your certificate was revoked.',
};
