import { useMutation } from '@apollo/client/react';
import { COVER } from '@rules/cohort/cohort-cover';
import { texts } from '#texts/en';
import { CoverPicker } from '#ui/images/CoverPicker';
import { RemoveCohortCoverDocument, SetCohortCoverDocument } from './CohortCover.generated.ts';

const t = texts.cohortForm;

interface CohortCoverProps {
  cohort: { id: string; coverUrl: string | null };
}

/** Picture of a cohort on its cards and its page; without one, a drawing. */
export function CohortCover({ cohort: { id, coverUrl } }: CohortCoverProps) {
  const [setCover] = useMutation(SetCohortCoverDocument);
  const [removeCover] = useMutation(RemoveCohortCoverDocument);
  return (
    <CoverPicker
      id={id}
      imageUrl={coverUrl}
      purpose={COVER}
      label={t.coverLabel}
      hint={t.coverHint}
      onSave={(picture) =>
        picture === null
          ? removeCover({ variables: { id } })
          : setCover({ variables: { input: { id, coverId: picture.id } } })
      }
    />
  );
}
