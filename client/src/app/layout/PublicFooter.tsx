import { Container, Group, Text } from '@mantine/core';
import { texts } from '#texts/en';
import { getAppName } from '#lib/appName';
import classes from './layout.module.css';
import { ColorSchemeButton } from './ColorSchemeButton.tsx';

const year = new Date().getFullYear();

/** Footer with the year, the app's name and the switch between light and dark. */
export function PublicFooter() {
  return (
    <footer className={classes.footer}>
      <Container size="lg">
        <Group justify="space-between">
          <Text size="xs" c="dimmed">
            {texts.footer.rights(year, getAppName())}
          </Text>
          <ColorSchemeButton />
        </Group>
      </Container>
    </footer>
  );
}
