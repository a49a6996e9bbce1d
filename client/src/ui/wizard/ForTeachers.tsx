import { Button, VisuallyHidden } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { EmptyState } from '../EmptyState.tsx';
import classes from './wizard.module.css';

interface ForTeachersProps {
  /** Heading of the screen for screen readers. */
  title: string;
  /** Says that the wizard is for teachers. */
  text: string;
}

/** In a wizard's place for everybody who does not teach. */
export function ForTeachers({ title, text }: ForTeachersProps) {
  const t = texts.wizard;
  return (
    <div className={classes.wizard}>
      <VisuallyHidden component="h1">{title}</VisuallyHidden>
      <EmptyState
        title={text}
        hint={t.forTeachersHint}
        action={
          <Button component={AppLink} to={paths.dashboard}>
            {t.goToDashboard}
          </Button>
        }
      />
    </div>
  );
}
