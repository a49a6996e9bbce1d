import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { useLiveCategories } from '#lib/useLiveCategories';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { DataList } from '#ui/DataList';
import { PageHeader } from '#ui/PageHeader';
import {
  CategoriesDocument,
  Category_CategoryFragmentDoc,
  type CategoriesQuery,
} from './CategoriesPage.generated.ts';
import { CategoryCard } from './CategoryCard.tsx';

const NewCategoryDialog = lazy(() => import('./NewCategoryDialog.tsx'));
const CategoryMenu = lazy(() => import('./CategoryMenu.tsx'));

const t = texts.categories;

/** /courses/categories: the institution's categories with their numbers of courses, which admins manage. */
export default function CategoriesPage() {
  const { data, error, retry } = useScreenQuery(CategoriesDocument, {}, t.failed);
  useLiveCategories({ isOn: Boolean(data?.viewer?.institution) });
  const [isCreating, setCreating] = useState(false);
  const canManage = data?.viewer?.viewerCan.manageInstitution ?? false;
  const create = canManage && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setCreating(true)}>
      {t.create}
    </Button>
  );
  const isOutside = data?.viewer?.institution === null;
  const browse = (
    <Button component={AppLink} to={paths.courses} variant="light">
      {t.browse}
    </Button>
  );
  return (
    <>
      <PageHeader title={t.title} description={t.description} actions={create} />
      <DataList
        label={t.title}
        items={data?.categories}
        error={error}
        errorText={t.failed}
        onRetry={retry}
        skeleton={<Skeleton h={132} radius="lg" />}
        empty={{
          drawing: 'courses',
          title: isOutside ? t.noInstitution : t.empty,
          action: isOutside ? browse : create,
        }}
        itemKey={({ id }) => id}
      >
        {(category) => <Item category={category} all={data!.categories} canManage={canManage} />}
      </DataList>
      {isCreating && (
        <Suspense>
          <NewCategoryDialog onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </>
  );
}

type Categories = CategoriesQuery['categories'];

interface ItemProps {
  category: Categories[number];
  all: Categories;
  canManage: boolean;
}

function Item({ category: ref, all, canManage }: ItemProps) {
  const category = useFragmentData(Category_CategoryFragmentDoc, ref);
  return (
    <CategoryCard
      category={category}
      menu={
        canManage && (
          <Suspense>
            <CategoryMenu category={category} all={all} />
          </Suspense>
        )
      }
    />
  );
}
