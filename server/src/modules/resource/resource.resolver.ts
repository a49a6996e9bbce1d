import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Int, Mutation, Resolver } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { STAFF } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import {
  ArrangeResourcesInput,
  CreateFileResourceInput,
  CreateLinkResourceInput,
  UpdateResourceInput,
} from './resource.input.ts';
import { DeleteResourcePayload, ResourcePayload, ResourcesPayload } from './resource.payload.ts';
import {
  arrangeResources,
  createFileResource,
  createLinkResource,
  deleteResource,
  updateResource,
} from './resource.service.ts';
import { HOLDERS, RESOURCE } from './resource.sources.ts';

const WHO = 'Requires permission to edit the course or the event, or to teach the cohort.';

@Resolver()
export class ResourceResolver {
  @Authorized(...STAFF)
  @Mutation(() => ResourcePayload, {
    description: `Adds a file at the end of the resources of a course, a cohort or an event. ${WHO} Fails with CONFLICT when it has 100 resources.`,
  })
  async createFileResource(
    @Arg('input', () => CreateFileResourceInput) input: CreateFileResourceInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const ids = await createFileResource(context, input);
    return context.reads.payload(info, { resource: RESOURCE, ...HOLDERS }, { ...ids });
  }

  @Authorized(...STAFF)
  @Mutation(() => ResourcePayload, {
    description: `Adds a link at the end of the resources of a course, a cohort or an event. ${WHO} Fails with CONFLICT when it has 100 resources.`,
  })
  async createLinkResource(
    @Arg('input', () => CreateLinkResourceInput) input: CreateLinkResourceInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const ids = await createLinkResource(context, input);
    return context.reads.payload(info, { resource: RESOURCE, ...HOLDERS }, { ...ids });
  }

  @Authorized(...STAFF)
  @Mutation(() => ResourcePayload, {
    description: `Updates the name, the link or the readers of a resource. ${WHO} Fails with CONFLICT when \`version\` is given and not the current one, which is in \`extensions.currentVersion\`.`,
  })
  async updateResource(
    @Arg('input', () => UpdateResourceInput) input: UpdateResourceInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const ids = await updateResource(context, input);
    return context.reads.payload(info, { resource: RESOURCE, ...HOLDERS }, { ...ids });
  }

  @Authorized(...STAFF)
  @Mutation(() => ResourcesPayload, {
    description: `Orders the resources of a course, a cohort or an event. ${WHO} Fails with CONFLICT unless all of them are listed.`,
  })
  async arrangeResources(
    @Arg('input', () => ArrangeResourcesInput) input: ArrangeResourcesInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const ids = await arrangeResources(context, input);
    return context.reads.payload(info, HOLDERS, { ...ids });
  }

  @Authorized(...STAFF)
  @Mutation(() => DeleteResourcePayload, {
    description: `Deletes a resource and its file. ${WHO} Fails with CONFLICT when \`version\` is given and not the current one, which is in \`extensions.currentVersion\`.`,
  })
  async deleteResource(
    @Arg('id', () => ID, { description: 'ID of the resource.' }) id: string,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'Version of the resource that the viewer knows.',
    })
    version: number | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const { resourceId: _, ...holder } = await deleteResource(context, { id, version });
    return context.reads.payload(info, HOLDERS, holder, { id });
  }
}
