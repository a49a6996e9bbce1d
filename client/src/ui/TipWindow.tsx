import '@mantine/core/styles/Tooltip.layer.css';
import { Tooltip } from '@mantine/core';

interface TipWindowProps {
  label: string;
  target: HTMLElement | null;
}

/** Tooltip of `Tip`, open initially; Escape closes it. Its own chunk. */
export default function TipWindow({ label, target }: TipWindowProps) {
  return <Tooltip label={label} target={target} defaultOpened />;
}
