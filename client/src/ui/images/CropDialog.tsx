import 'react-easy-crop/react-easy-crop.css';
import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import Cropper, { type Area, type Point } from 'react-easy-crop';
import { texts } from '#texts/en';
import { useOpened } from '../useOpened.ts';
import { cropImage } from './cropImage.ts';
import classes from './images.module.css';

const t = texts.images;

const MAX_ZOOM = 4;

interface CropDialogProps {
  file: File;
  /** Address of the file in the browser. */
  address: string;
  /** Width to height. */
  aspect: number;
  /** Largest width in pixels of the result. */
  width: number;
  /** Whether transparent parts stay so, instead of becoming white. */
  isTransparent: boolean;
  onCrop: (file: File) => void;
  /** Called if the browser cannot show the file. */
  onUnreadable: () => void;
  onClose: () => void;
}

/** Chooses the part of a picture that is used, by mouse, touch or keys. */
export default function CropDialog(props: CropDialogProps) {
  const { file, address, aspect, width, isTransparent, onCrop, onUnreadable, onClose } = props;
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [isBusy, setBusy] = useState(false);
  const use = async () => {
    if (!area) return;
    setBusy(true);
    const cropped = await cropImage(file, area, width, isTransparent).catch(() => null);
    if (cropped) onCrop(cropped);
    else onUnreadable();
  };
  return (
    <Modal
      opened={useOpened(true)}
      onClose={onClose}
      title={t.crop}
      size="lg"
      closeButtonProps={{ 'aria-label': texts.common.close }}
    >
      <div className={classes.stage}>
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={aspect}
          keyboardStep={4}
          disableAutomaticStylesInjection
          mediaProps={{ alt: '', onError: onUnreadable }}
          cropperProps={{ 'aria-label': t.part, role: 'application' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
        />
      </div>
      <Text size="xs" c="dimmed" mt="sm">
        {t.cropHint}
      </Text>
      <label className={classes.zoom}>
        {t.zoom}
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.1}
          value={zoom}
          aria-valuetext={t.zoomOf(zoom)}
          onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
        />
      </label>
      <Group justify="flex-end" mt="xl" gap="sm">
        <Button variant="default" onClick={onClose}>
          {texts.common.cancel}
        </Button>
        <Button onClick={() => void use()} loading={isBusy} disabled={area === null}>
          {t.use}
        </Button>
      </Group>
    </Modal>
  );
}
