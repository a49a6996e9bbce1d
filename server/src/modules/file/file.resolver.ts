import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#platform/request/context';
import { NotFound } from '#kernel/errors';
import { ID } from '#kernel/scalars';
import { byId } from '#platform/read/source';
import { StoredFile } from './file.entity.ts';
import { DeleteFilePayload } from './file.payload.ts';
import { deleteFile } from './file.service.ts';

/** Source: the file with the given `id`. */
export const FILE = byId(StoredFile);

@Resolver()
export class FileResolver {
  @Authorized()
  @Query(() => StoredFile, {
    nullable: true,
    description:
      'A file by ID. Fails with NOT_FOUND unless the viewer uploaded it or can read the object that it is attached to.',
  })
  async file(
    @Arg('id', () => ID, { description: 'ID of the file.' }) id: string,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const file = await reads.get(info, FILE, { id });
    if (!file) throw NotFound('File');
    return file;
  }

  @Authorized()
  @Mutation(() => DeleteFilePayload, {
    description: 'Deletes an unused file of the viewer. Files that stay unused are deleted after one day.',
  })
  async deleteFile(
    @Arg('id', () => ID, { description: 'ID of the file.' }) id: string,
    @Ctx() context: Context,
  ): Promise<DeleteFilePayload> {
    await deleteFile(context, id);
    return { id };
  }
}
