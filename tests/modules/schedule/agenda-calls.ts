import { expect } from 'vitest';
import type { App } from '#tests/support/app';
import { type Actor, inDays } from '#tests/support/factories';

/** Entry of an agenda as these tests read it. */
export interface Entry {
  kind: string;
  subjectId: string;
  title: string;
  context: string | null;
  startsAt: string;
  endsAt: string | null;
  isAllDay: boolean;
  isCancelled: boolean;
  timeZone: string;
  meetingLink: string | null;
  registrationStatus: string | null;
  lessonId: string | null;
  calendarSequence: number;
}

export const AGENDA = `query Agenda($from: DateTime!, $to: DateTime!, $search: String, $kinds: [AgendaKind!], $cohortId: ID) {
  agenda(from: $from, to: $to, search: $search, kinds: $kinds, cohortId: $cohortId) {
    kind subjectId title context startsAt endsAt isAllDay isCancelled timeZone meetingLink registrationStatus lessonId
    calendarSequence location meetingPlatform cohortId eventType } }`;

/** Values of a read of the next 30 days. */
export const wanted = (more: object = {}) => ({ from: inDays(-1), to: inDays(30), ...more });

/** Reads the agenda of a person, of the next 30 days by default. */
export async function agendaOf(app: Pick<App, 'graphql'>, as: Actor, more: object = {}): Promise<Entry[]> {
  const { data, errors } = await app.graphql(AGENDA, wanted(more), { as });
  expect(errors).toEqual([]);
  return data.agenda as Entry[];
}

/** Returns the kinds of the entries. */
export const kindsOf = (entries: readonly Entry[]): string[] => entries.map(({ kind }) => kind);

export const titlesOf = (entries: readonly Entry[]): string[] => entries.map(({ title }) => title);
