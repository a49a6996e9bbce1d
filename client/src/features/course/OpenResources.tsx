import { Anchor, Card, Text, Title } from '@mantine/core';
import { texts } from '#texts/en';
import { formatSize } from '#texts/formatting';
import classes from './open-resources.module.css';

const t = texts.resources;

/** Resource of a course that is not for seats only. */
export interface OpenResource {
  id: string;
  name: string;
  url: string | null;
  /** Bytes. */
  size: number;
}

/** Resources of a course for those without a seat: links open, files are for members of the institution. Its own chunk. */
export default function OpenResources({ resources }: { resources: readonly OpenResource[] }) {
  return (
    <Card component="section" aria-labelledby="resources-title">
      <Title order={2} size="h3" id="resources-title" mb="md">
        {t.title}
      </Title>
      <ul className={classes.list}>
        {resources.map(({ id, name, url, size }) => (
          <li key={id}>
            {url === null ? (
              <>
                <Text fw={600}>{name}</Text>
                <Text size="xs" c="dimmed">
                  {t.about(texts.fileKinds.file, formatSize(size), t.needsSeat)}
                </Text>
              </>
            ) : (
              <>
                <Anchor href={url} target="_blank" rel="noopener noreferrer" fw={600}>
                  {name}
                </Anchor>
                <Text size="xs" c="dimmed">
                  {t.about(texts.fileKinds.link, new URL(url).host)}
                </Text>
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
