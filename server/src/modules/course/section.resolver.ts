import type { GraphQLResolveInfo } from 'graphql';
import { IS_STALE } from '#kernel/version';
import { Arg, Authorized, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { STAFF } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { byId } from '#platform/read/source';
import { COURSE } from './course.resolver.ts';
import { ofVisibleCourse } from './course.visibility.ts';
import { Section } from './section.entity.ts';
import { CreateSectionInput, EditSectionInput } from './section.input.ts';
import { SectionPayload } from './section.payload.ts';
import { createSection, editSection } from './section.service.ts';

/** Source: the section with the given `sectionId`. */
const SECTION = byId(Section, ['sectionId'], (section, reader) => ofVisibleCourse(reader, section));

@Resolver()
export class SectionResolver {
  @Authorized(...STAFF)
  @Mutation(() => SectionPayload, {
    description:
      'Creates a section at the end of a course. Requires permission to edit the course. Fails with CONFLICT when the course has 20 sections.',
  })
  async createSection(
    @Arg('input', () => CreateSectionInput) input: CreateSectionInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const ids = await createSection(context, input);
    return context.reads.payload(info, { section: SECTION, course: COURSE }, { ...ids });
  }

  @Authorized(...STAFF)
  @Mutation(() => SectionPayload, {
    description: `Updates the texts of a section. Requires permission to edit the course. Fails with CONFLICT when ${IS_STALE}; nothing is changed then.`,
  })
  async editSection(
    @Arg('input', () => EditSectionInput) input: EditSectionInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const ids = await editSection(context, input);
    return context.reads.payload(info, { section: SECTION, course: COURSE }, { ...ids });
  }
}
