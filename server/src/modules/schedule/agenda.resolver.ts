import type { GraphQLResolveInfo } from 'graphql';
import { Args, Authorized, Ctx, Info, Query, Resolver } from 'type-graphql';
import { Institution } from '#modules/institution/institution.entity';
import { seriesOf } from '#platform/read/source';
import type { Context } from '#platform/request/context';
import { AgendaEntry } from './agenda.fields.ts';
import { AgendaArguments } from './agenda.input.ts';
import { MAX_AGENDA_ENTRIES } from './agenda.rules.ts';
import { agendaOf } from './agenda.sql.ts';

const AGENDA = seriesOf(Institution, agendaOf);

@Resolver()
export class AgendaResolver {
  @Authorized()
  @Query(() => [AgendaEntry], {
    description: `Agenda of the viewer in the institution, by time: sessions, milestones and starts of cohorts with a seat or taught, live lessons and due dates of their courses and of taught courses, and events that the viewer presents or registered for. At most ${MAX_AGENDA_ENTRIES.toLocaleString('en-US')} entries; later ones need a later \`from\`.`,
  })
  agenda(
    @Args(() => AgendaArguments) args: AgendaArguments,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return reads.get(info, AGENDA, { ...(args as object) });
  }
}
