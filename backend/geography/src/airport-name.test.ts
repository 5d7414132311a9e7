import { expect, it } from '@jest/globals';
import { airportName, findAirport } from './index.ts';

it.each([
  ['BOG', 'Aeropuerto Internacional El Dorado', 'El Dorado International Airport'],
  ['MAD', 'Aeropuerto Adolfo Suárez Madrid–Barajas', 'Adolfo Suárez Madrid–Barajas Airport'],
  ['CUN', 'Aeropuerto Internacional de Cancún', 'Cancún International Airport'],
  ['MIA', 'Aeropuerto Internacional de Miami', 'Miami International Airport'],
])('X-01: %s is called by its name in the language of the page', (code, spanish, english) => {
  const airport = findAirport(code);
  expect(airport && [airportName(airport, 'es'), airportName(airport, 'en')]).toEqual([spanish, english]);
});
