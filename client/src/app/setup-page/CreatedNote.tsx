import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { texts } from '#texts/en';

const t = texts.setup;

interface CreatedNoteProps {
  text: string;
  /** Text and address of the link to what was created. */
  link: string;
  to: string;
  onBack: () => void;
  onContinue: () => void;
}

/** In the form's place once the step has created its object, so that coming back creates no second one. */
export function CreatedNote({ text, link, to, onBack, onContinue }: CreatedNoteProps) {
  return (
    <Stack gap="lg">
      <Text>
        {text}{' '}
        <Anchor component={AppLink} to={to}>
          {link}
        </Anchor>
      </Text>
      <Group justify="space-between">
        <Button variant="default" onClick={onBack}>
          {t.back}
        </Button>
        <Button onClick={onContinue}>{t.continue}</Button>
      </Group>
    </Stack>
  );
}
