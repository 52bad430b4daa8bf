import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { knownPicture } from '../../../domain/shared/url.ts'

const pictures = suite('addresses of pictures that a page may load')

const ORIGINS = ['https://shop.example', 'https://api.shop.example:8443', undefined]

for (const address of [
  '/upload/a.webp',
  'upload/a.webp',
  '/upload/a b.webp'.replace(' ', '%20'),
  'https://shop.example/upload/a.webp',
  'HTTPS://Shop.Example/upload/a.webp',
  'https://api.shop.example:8443/p.png?w=2',
  'https://shop.example',
  'blob:https://shop.example/1f0c',
]) {
  pictures(`${address} is allowed`, () => assert.is(knownPicture(address, ORIGINS), address))
}

for (const address of [
  '',
  'https://evil.example/pixel.gif?who=1',
  'http://shop.example/upload/a.webp',
  'https://shop.example.evil.example/a.png',
  'https://shop.example@evil.example/a.png',
  'https://api.shop.example/p.png',
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  '\\\\evil.example\\a.png',
  'https:\\\\evil.example/a.png',
  'https:/\t/evil.example/a.png',
  '/\n/evil.example/a.png',
  ' https://evil.example/a.png',
  'data:image/svg+xml,<svg/>',
  'javascript:alert(1)',
  'filesystem:https://shop.example/a.png',
  'file:///etc/passwd',
  'https:evil.example/a.png',
]) {
  pictures(`${JSON.stringify(address)} is not`, () => assert.is(knownPicture(address, ORIGINS), ''))
}

pictures.run()
