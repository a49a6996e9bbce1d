import { Tooltip } from '@mantine/core';

interface TipWindowProps {
  label: string;
  target: HTMLElement | null;
}

/** The tooltip of `Tip`; a download of its own. Open from the start, until Escape closes it. */
export default function TipWindow({ label, target }: TipWindowProps) {
  return <Tooltip label={label} target={target} defaultOpened />;
}
