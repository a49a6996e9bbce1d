import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#platform/request/context';
import { cancelInstitutionClosing } from './cancel-closing.service.ts';
import { closeInstitution } from './close-institution.service.ts';
import { CloseInstitutionInput } from './closing.input.ts';
import {
  CancelInstitutionClosingPayload,
  CloseInstitutionPayload,
  InstitutionClosing,
} from './closing.payload.ts';
import { readClosing } from './read-closing.service.ts';

@Resolver()
export class ClosingResolver {
  @Authorized()
  @Query(() => InstitutionClosing, {
    nullable: true,
    description:
      "Institution of the session that the viewer owns and closed. Null for any other session. The access token's claim `isClosing` says the same.",
  })
  institutionClosing(@Ctx() context: Context): Promise<InstitutionClosing | null> {
    return readClosing(context);
  }

  @Authorized()
  @Mutation(() => CloseInstitutionPayload, {
    description:
      "Closes the viewer's institution, for its owner. Its members, API tokens and webhooks are blocked and outsiders no longer see it, as with a suspension. The owner can sign in to export its data and to reopen it. After 30 days it is erased. Fails with FORBIDDEN unless the viewer is the owner, with INVALID for a wrong name, password or code, and with CONFLICT when it is closed.",
  })
  async closeInstitution(
    @Arg('input', () => CloseInstitutionInput) input: CloseInstitutionInput,
    @Ctx() context: Context,
  ): Promise<CloseInstitutionPayload> {
    return { closing: await closeInstitution(context, input) };
  }

  @Authorized()
  @Mutation(() => CancelInstitutionClosingPayload, {
    description:
      'Reopens the institution that the viewer closed: members, API tokens and waiting webhook deliveries continue. Fails with CONFLICT when it is not closed, or its erasure has begun.',
  })
  async cancelInstitutionClosing(@Ctx() context: Context): Promise<CancelInstitutionClosingPayload> {
    return { institutionId: await cancelInstitutionClosing(context) };
  }
}
