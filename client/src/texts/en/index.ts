export * from './account.ts';
export * from './cohort.ts';
export * from './course.ts';
export * from './dashboard.ts';
export * from './landing.ts';
export * from './quickstart.ts';
export * from './shell.ts';
