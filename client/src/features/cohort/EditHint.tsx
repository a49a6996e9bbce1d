import { Anchor } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';

interface EditHintProps {
  /** ID of the cohort. */
  id: string;
  hint: string;
  action: string;
  /** Section of the form that the link leads to. */
  section?: string;
}

/** Content of an empty panel for users who can fill it in the cohort's form. */
export function EditHint({ id, hint, action, section }: EditHintProps) {
  return (
    <>
      {hint}{' '}
      <Anchor
        component={AppLink}
        to={section ? `${paths.editCohort(id)}#${section}` : paths.editCohort(id)}
        inherit
      >
        {action}
      </Anchor>
    </>
  );
}
