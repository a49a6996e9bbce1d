import { toDataURL } from 'qrcode';
import { useEffect, useState } from 'react';

/** Width and height of the picture in pixels, enough for print at 6 cm. */
const SIZE = 720;

/** Returns a QR code of a text as the address of a PNG; null until it is drawn. */
export function useQrCode(text: string): string | null {
  const [picture, setPicture] = useState<{ of: string; address: string } | null>(null);
  useEffect(() => {
    let isLeft = false;
    void toDataURL(text, { width: SIZE, margin: 2, errorCorrectionLevel: 'M' }).then((address) => {
      if (!isLeft) setPicture({ of: text, address });
    });
    return () => {
      isLeft = true;
    };
  }, [text]);
  return picture?.of === text ? picture.address : null;
}
