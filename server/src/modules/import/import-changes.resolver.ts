import { Authorized, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '#platform/request/context';
import { Role } from '#kernel/role';
import { importChanges } from './import-changes.feed.ts';
import { ImportRun } from './import-run.entity.ts';

@Resolver()
export class ImportChangesResolver {
  @Authorized(Role.ADMIN)
  @Subscription(() => ImportRun, {
    subscribe: ({ context, info }) => importChanges(context as Context, info, null),
    description: 'Sends an import of the institution when it starts, progresses or ends.',
  })
  importChanged(@Root() run: object): object {
    return run;
  }
}
