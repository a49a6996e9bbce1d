import { Card, Text, Title } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { videoOf } from '@rules/lesson/video-player';
import type { LessonType } from '#texts/enums.generated';
import { texts } from '#texts/en';
import { materialKindOf } from '#ui/files/fileKind';
import { Markdown } from '#ui/markdown/Markdown';
import { WrittenText } from '#ui/WrittenText';
import { EmbeddedVideo } from './EmbeddedVideo.tsx';
import classes from './lesson.module.css';

/** Loaded for lessons with files, which visitors do not get. */
const FileList = lazy(async () => ({ default: (await import('#ui/files/FileList')).FileList }));

const t = texts.lesson;

interface ReadableLesson {
  title: string;
  type: LessonType;
  description: string;
  content: string | null;
  videoUrl: string | null;
  transcript: string | null;
  materials: readonly string[];
  /** Only members of the institution download files. */
  materialFiles?: readonly { id: string; name: string; size: number }[];
  /** Position at which the viewer stopped the video, in seconds. */
  viewerPosition?: number;
}

interface LessonBodyProps {
  lesson: ReadableLesson;
  /** Follows the position in the video, in seconds. */
  onPosition?: (seconds: number) => void;
}

/** Video, text, transcript and materials of an open lesson. */
export function LessonBody({ lesson, onPosition }: LessonBodyProps) {
  const { title, type, description, content, videoUrl, transcript, materials, materialFiles = [] } = lesson;
  const text = content ?? description;
  const hasMaterials = materials.length > 0 || materialFiles.length > 0;
  const isEmpty = type !== 'QUIZ' && text === '' && videoUrl === null && !hasMaterials;
  return (
    <>
      {videoUrl !== null && (
        <LessonVideo address={videoUrl} title={title} start={lesson.viewerPosition} onPosition={onPosition} />
      )}
      {text !== '' && (
        <Card component="article">
          <Markdown text={text} topLevel={2} />
        </Card>
      )}
      {isEmpty && <Text c="dimmed">{t.noContent}</Text>}
      {transcript !== null && (
        <Card component="details">
          <summary className={classes.summary}>{t.transcript}</summary>
          <WrittenText text={transcript} />
        </Card>
      )}
      {hasMaterials && <Materials materials={materials} files={materialFiles} />}
    </>
  );
}

interface LessonVideoProps {
  address: string;
  title: string;
  start: number | undefined;
  onPosition: LessonBodyProps['onPosition'];
}

/** Seconds before the end from which a video starts again from the beginning. */
const END = 10;

function LessonVideo({ address, title, start = 0, onPosition }: LessonVideoProps) {
  const [resumeAt] = useState(start); // what is recorded later must not move the video
  const video = videoOf(address);
  if (!video) return null;
  return video.kind === 'file' ? (
    // oxlint-disable-next-line media-has-caption -- the lesson has a transcript
    <video
      className={classes.video}
      src={video.src}
      controls
      preload="metadata"
      aria-label={t.video(title)}
      onLoadedMetadata={({ currentTarget: player }) => {
        if (resumeAt < player.duration - END) player.currentTime = resumeAt;
      }}
      onTimeUpdate={({ currentTarget: { currentTime } }) => onPosition?.(currentTime)}
    />
  ) : (
    <EmbeddedVideo src={video.src} title={title} resumeAt={resumeAt} onPosition={onPosition} />
  );
}

interface MaterialsProps {
  materials: readonly string[];
  files: NonNullable<ReadableLesson['materialFiles']>;
}

function Materials({ materials, files }: MaterialsProps) {
  return (
    <Card component="section" aria-labelledby="materials-title">
      <Title order={2} size="h3" id="materials-title" mb="sm">
        {t.materials}
      </Title>
      {materials.length > 0 && (
        <ul className={classes.materials}>
          {materials.map((material) => (
            <li key={material}>
              <WrittenText text={material} />
              {materialKindOf(material) !== null && (
                <Text component="span" size="xs" c="dimmed">
                  {materialKindOf(material)}
                </Text>
              )}
            </li>
          ))}
        </ul>
      )}
      {files.length > 0 && (
        <Suspense>
          <FileList files={files} label={t.materialFiles} />
        </Suspense>
      )}
    </Card>
  );
}
