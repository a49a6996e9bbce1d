import type { ApolloClient } from '@apollo/client';
import type * as z from 'zod/mini';
import type { eventFormRules } from './eventFormRules.ts';
import { toInput } from './eventInput.ts';
import {
  AddEventAgendaDocument,
  ChangeNewEventDocument,
  CreateEventDocument,
} from './NewEventPage.generated.ts';

/** A draft that exists already. */
export interface EventDraft {
  id: string;
  version: number;
}

/**
 * Creates the draft of an event with its agenda, and returns its ID. When only the agenda was refused, the next attempt
 * changes the draft instead of creating a second one.
 * @param draft keeps the draft between attempts
 */
export async function saveNewEvent(
  client: ApolloClient,
  draft: { current: EventDraft | null },
  values: z.output<typeof eventFormRules>,
): Promise<string> {
  const { details, agenda } = toInput(values);
  draft.current = draft.current
    ? await change(client, { ...draft.current, ...details })
    : await create(client, details);
  const { id, version } = draft.current;
  if (agenda.length > 0) {
    const variables = { input: { id, version, agenda } };
    await client.mutate({ mutation: AddEventAgendaDocument, variables });
  }
  return id;
}

type Details = ReturnType<typeof toInput>['details'];

async function create(client: ApolloClient, input: Details): Promise<EventDraft> {
  const { data } = await client.mutate({
    mutation: CreateEventDocument,
    variables: { input },
    // Evicted, because only the server knows the position of the new event.
    update: (cache) => void cache.evict({ fieldName: 'events' }),
  });
  return data!.createEvent!.event;
}

async function change(client: ApolloClient, input: EventDraft & Details): Promise<EventDraft> {
  const { data } = await client.mutate({ mutation: ChangeNewEventDocument, variables: { input } });
  return data!.updateEvent!.event;
}
