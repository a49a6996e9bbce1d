import { expect, test } from 'vitest';
import { addressAt, isReady, positionIn } from './embeddedPlayer.ts';

test('a player starts where the viewer stopped', () => {
  const youtube = 'https://www.youtube-nocookie.com/embed/abcdef12345';
  expect(addressAt(youtube, 95)).toBe(`${youtube}?enablejsapi=1&start=95`);
  expect(addressAt(youtube, 0)).toBe(`${youtube}?enablejsapi=1`);
  const vimeo = 'https://player.vimeo.com/video/123?dnt=1';
  expect(addressAt(vimeo, 95)).toBe(`${vimeo}#t=95s`);
  expect(addressAt(vimeo, 0)).toBe(vimeo);
});

test('reads the position in the messages of both players, and nothing in others', () => {
  expect(positionIn('{"event":"infoDelivery","info":{"currentTime":12.5}}')).toBe(12.5);
  expect(positionIn({ event: 'timeupdate', data: { seconds: 7 } })).toBe(7);
  for (const other of ['no JSON', 'null', '{"info":null}', { data: { seconds: -1 } }, null, 5, { data: 'x' }])
    expect(positionIn(other)).toBeNull();
  expect(isReady('{"event":"ready"}')).toBe(true);
  expect(isReady('no JSON')).toBe(false);
});
