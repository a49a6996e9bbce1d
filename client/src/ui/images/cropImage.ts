interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Returns a part of a picture, so that an upload is small and has nothing of the rest: as JPEG, or as PNG with its transparency.
 * @param maxWidth in pixels; smaller parts keep their size
 * @throws if the browser cannot decode the file
 */
export async function cropImage(
  file: File,
  area: Area,
  maxWidth: number,
  isTransparent = false,
): Promise<File> {
  const [type, ending] = isTransparent ? ['image/png', 'png'] : ['image/jpeg', 'jpg'];
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, maxWidth / area.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(area.width * scale);
  canvas.height = Math.round(area.height * scale);
  const context = canvas.getContext('2d')!;
  if (!isTransparent) {
    context.fillStyle = '#fff'; // behind transparent parts
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, 0.9);
  });
  if (!blob) throw new Error('The browser encoded no picture.');
  return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.${ending}`, { type });
}
