import { Card, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { texts } from '#texts/en';
import { Markdown } from '#ui/markdown/Markdown';
import classes from './about.module.css';

const t = texts.courseDetail;

interface CourseAboutProps {
  course: {
    fullDescription: string;
    objectives: readonly string[];
    prerequisites: readonly string[];
    audience: readonly string[];
  };
}

/** Shows objectives, description, prerequisites and audience of a course; nothing if its teacher wrote none of that. */
export function CourseAbout({ course }: CourseAboutProps) {
  const { fullDescription, objectives, prerequisites, audience } = course;
  return (
    <>
      {objectives.length > 0 && (
        <Card component="section" aria-labelledby="objectives-title">
          <Title order={2} size="h3" id="objectives-title" mb="md">
            {t.objectives}
          </Title>
          <ul className={classes.objectives}>
            {[...new Set(objectives)].map((objective) => (
              <li key={objective}>
                <IconCheck size={18} aria-hidden />
                {objective}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {(fullDescription !== '' || prerequisites.length > 0 || audience.length > 0) && (
        <Card component="section" aria-labelledby="about-title">
          <Title order={2} size="h3" id="about-title" mb="md">
            {t.about}
          </Title>
          {fullDescription !== '' && <Markdown text={fullDescription} />}
          <Points title={t.prerequisites} points={prerequisites} />
          <Points title={t.audience} points={audience} />
        </Card>
      )}
    </>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <>
      <Title order={3} size="h4" mt="md" mb={6}>
        {title}
      </Title>
      <ul className={classes.points}>
        {[...new Set(points)].map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  );
}
