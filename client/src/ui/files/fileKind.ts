import { texts } from '#texts/en';

/** Returns the kind of a file by the ending of its name, as people say it: 'PDF', 'DOCX'; 'File' without one. */
export function fileKindOf(name: string): string {
  const ending = /\.([a-z\d]{1,5})$/i.exec(name)?.[1];
  return ending?.toUpperCase() ?? texts.fileKinds.file;
}

/** Returns the kind of a material, which is a name or a link: 'Link', or null for a name. */
export const materialKindOf = (material: string): string | null =>
  /^https?:\/\//i.test(material) ? texts.fileKinds.link : null;
