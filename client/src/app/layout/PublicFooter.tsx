import { Container, Group, Text } from '@mantine/core';
import { texts } from '#texts/en';
import { appName } from '#lib/appName';
import classes from './layout.module.css';
import { ColorSchemeButton } from './ColorSchemeButton.tsx';

const year = new Date().getFullYear();

/** The year, the name, and the choice between light and dark. */
export function PublicFooter() {
  return (
    <footer className={classes.footer}>
      <Container size="lg">
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            {texts.footer.rights(year, appName())}
          </Text>
          <ColorSchemeButton />
        </Group>
      </Container>
    </footer>
  );
}
