import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Role } from '#kernel/role';
import { IS_STALE } from '#kernel/version';
import type { Context } from '#platform/request/context';
import { Category } from './category.entity.ts';
import { ArrangeCategoriesInput, CreateCategoryInput, UpdateCategoryInput } from './category.input.ts';
import { CategoriesPayload, CategoryPayload, DeleteCategoryPayload } from './category.payload.ts';
import { arrangeCategories, createCategory, deleteCategory, updateCategory } from './category.service.ts';
import { CATEGORIES, CATEGORY } from './category.sources.ts';

@Resolver()
export class CategoryResolver {
  @Authorized()
  @Query(() => [Category], {
    description:
      "Categories of the session's institution in order, at most 100. Empty without an institution.",
  })
  categories(@Ctx() { reads }: Context, @Info() info: GraphQLResolveInfo): Promise<object | null> {
    return reads.get(info, CATEGORIES, {});
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => CategoryPayload, {
    description: 'Creates a category after the others. Fails with CONFLICT when the institution has 100.',
  })
  async createCategory(
    @Arg('input', () => CreateCategoryInput) input: CreateCategoryInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const id = await createCategory(context, input);
    return context.reads.payload(info, { category: CATEGORY, categories: CATEGORIES }, { id });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => CategoryPayload, {
    description: `Updates a category. A changed \`standard\` also changes \`category\` of its courses. Fails with CONFLICT when ${IS_STALE}.`,
  })
  async updateCategory(
    @Arg('input', () => UpdateCategoryInput) input: UpdateCategoryInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await updateCategory(context, input);
    return context.reads.payload(info, { category: CATEGORY, categories: CATEGORIES }, { id: input.id });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => CategoriesPayload, {
    description: 'Orders the categories. Fails with CONFLICT unless all of them are listed.',
  })
  async arrangeCategories(
    @Arg('input', () => ArrangeCategoriesInput) input: ArrangeCategoriesInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await arrangeCategories(context, input.ids);
    return context.reads.payload(info, { categories: CATEGORIES });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => DeleteCategoryPayload, {
    description: `Deletes a category. Its courses get another one, which is required while there are any; otherwise it fails with CONFLICT. Also when ${IS_STALE}.`,
  })
  async deleteCategory(
    @Arg('id', () => ID, { description: 'ID of the category.' }) id: string,
    @Arg('moveCoursesTo', () => ID, {
      nullable: true,
      description: 'ID of the category that its courses get.',
    })
    moveCoursesTo: string | null,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'Version of the category that the viewer knows.',
    })
    version: number | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await deleteCategory(context, { id, moveCoursesTo: moveCoursesTo ?? null, version });
    return context.reads.payload(info, { categories: CATEGORIES }, {}, { id });
  }
}
