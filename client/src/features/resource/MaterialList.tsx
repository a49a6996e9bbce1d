import { Anchor, Stack, Text } from '@mantine/core';
import { IconFile, IconLink } from '@tabler/icons-react';
import { materialKindOf } from '#ui/files/fileKind';
import classes from './resources.module.css';

/** Names and links of materials, each once. */
export const MaterialList = ({ materials }: { materials: readonly string[] }) => (
  <Stack component="ul" gap={8} className={classes.materials}>
    {[...new Set(materials)].map((material) => (
      <li key={material}>
        <Material name={material} />
      </li>
    ))}
  </Stack>
);

/** A material is a name or a link. */
function Material({ name }: { name: string }) {
  const kind = materialKindOf(name);
  const Icon = kind === null ? IconFile : IconLink;
  return (
    <>
      <Icon size={18} stroke={1.7} aria-hidden />
      {kind !== null ? (
        <Anchor href={name} target="_blank" rel="noopener noreferrer">
          {name}
        </Anchor>
      ) : (
        <Text component="span">{name}</Text>
      )}
      {kind !== null && (
        <Text component="span" size="xs" c="dimmed">
          {kind}
        </Text>
      )}
    </>
  );
}
