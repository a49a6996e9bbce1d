import { registerEnumType } from 'type-graphql';
import type { FileEnding } from '#modules/file/file.rules';
import { FILE_CHOICES } from './work-files.rules.ts';

export enum ActivityType {
  ASSIGNMENT = 'assignment',
  QUIZ = 'quiz',
  PROJECT = 'project',
  DISCUSSION = 'discussion',
  PRESENTATION = 'presentation',
}

registerEnumType(ActivityType, {
  name: 'ActivityType',
  description: 'Type of an activity.',
  valuesConfig: {
    ASSIGNMENT: { description: 'Work to submit.' },
    QUIZ: { description: 'Questions to answer.' },
    PROJECT: { description: 'A larger piece of work, alone or in a group.' },
    DISCUSSION: { description: 'A topic to discuss.' },
    PRESENTATION: { description: 'A presentation to the group.' },
  },
});

/** A part of the work for an activity. */
export enum SubmissionType {
  FILES = 'files',
  TEXT = 'text',
  LINK = 'link',
  QUIZ = 'quiz',
  DISCUSSION = 'discussion',
}

registerEnumType(SubmissionType, {
  name: 'SubmissionType',
  description: 'Part that the work for an activity has. Work has all parts of its activity.',
  valuesConfig: {
    FILES: { description: 'One or more files.' },
    TEXT: { description: 'A text in Markdown.' },
    LINK: { description: 'A web address.' },
    QUIZ: { description: 'A quiz instead of submitted work. It is the only type of its activity.' },
    DISCUSSION: { description: 'A discussion about the course in which the student wrote.' },
  },
});

/** Deduction for late work. */
export enum LatePenalty {
  NONE = 'none',
  FIXED = 'fixed',
  PER_DAY = 'per-day',
}

registerEnumType(LatePenalty, {
  name: 'LatePenalty',
  description: 'Deduction for late work.',
  valuesConfig: {
    NONE: { description: 'Late work loses nothing.' },
    FIXED: { description: 'Late work loses a share of its points once.' },
    PER_DAY: { description: 'Late work loses a share of its points for each day that has begun.' },
  },
});

/** Files that an activity can accept, by their extensions. */
export const FileType = Object.fromEntries(
  FILE_CHOICES.map((ending) => [ending.slice(1).toUpperCase(), ending]),
) as Record<string, FileEnding>;

registerEnumType(FileType, {
  name: 'SubmittedFileType',
  description: 'Type of files that students submit, by the extension of their names.',
  valuesConfig: Object.fromEntries(
    FILE_CHOICES.map((ending) => [
      ending.slice(1).toUpperCase(),
      { description: `Files whose names end in \`${ending}\`.` },
    ]),
  ),
});
