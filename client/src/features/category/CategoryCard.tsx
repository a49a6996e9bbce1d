import { texts } from '#texts/en';
import { Anchor, Card, Group, Text, ThemeIcon, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import type { Category_CategoryFragment } from './CategoriesPage.generated.ts';
import { COLORS, ICONS } from './categoryLook.ts';

interface CategoryCardProps {
  category: Category_CategoryFragment;
  menu: ReactNode;
}

/** Card of a category, whose name leads to its courses. */
export function CategoryCard({ category, menu }: CategoryCardProps) {
  const { name, slug, description, icon, color, courseCount } = category;
  const Icon = ICONS[icon];
  return (
    <Card component="article">
      <Group wrap="nowrap" align="flex-start" gap="md">
        <ThemeIcon variant="light" color={COLORS[color]} size={44} radius="md">
          <Icon size={24} stroke={1.7} aria-hidden />
        </ThemeIcon>
        <div style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Title order={2} size="h4">
            <Anchor component={AppLink} to={`${paths.courses}?category=${slug}`} inherit c="inherit">
              {name}
            </Anchor>
          </Title>
          {description !== '' && (
            <Text size="sm" c="dimmed">
              {description}
            </Text>
          )}
          <Text size="sm" mt={6}>
            {texts.counts.courses(courseCount)}
          </Text>
        </div>
        {menu}
      </Group>
    </Card>
  );
}
