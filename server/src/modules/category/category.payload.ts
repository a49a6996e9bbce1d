import { Field, ObjectType } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Category } from './category.entity.ts';

@ObjectType({ description: 'Payload of `arrangeCategories`.' })
export class CategoriesPayload {
  @Field(() => [Category], { description: 'All categories of the institution in order.' })
  categories!: Category[];
}

@ObjectType({ description: 'Payload of `createCategory` and `updateCategory`.' })
export class CategoryPayload extends CategoriesPayload {
  @Field(() => Category, { description: 'The category after the mutation.' })
  category!: Category;
}

@ObjectType({ description: 'Payload of `deleteCategory`.' })
export class DeleteCategoryPayload extends CategoriesPayload {
  @Field(() => ID, { description: 'ID of the deleted category.' })
  id!: string;
}

@ObjectType({ description: 'An event of `categoriesChanged`.' })
export class CategoriesChange {
  @Field(() => [Category], { description: 'All categories of the institution in order.' })
  categories!: Category[];
}
