/** Failure of an act on something that someone else changed in the meantime. */
export const outdated = {
  text: 'Quelqu’un d’autre a fait une modification entre-temps, rien n’a donc été fait. Vous voyez maintenant la dernière version : vérifiez-la, puis réessayez.',
};
