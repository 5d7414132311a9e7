import { expect, it } from '@jest/globals';
import { airportName, findAirport, suggestAirports } from './index.ts';

it.each([
  ['BOG', 'Aeropuerto Internacional El Dorado', 'El Dorado International Airport'],
  ['MAD', 'Aeropuerto Adolfo Suárez Madrid–Barajas', 'Adolfo Suárez Madrid–Barajas Airport'],
  ['CUN', 'Aeropuerto Internacional de Cancún', 'Cancún International Airport'],
  ['LHR', 'Aeropuerto de Londres-Heathrow', 'London Heathrow Airport'],
  ['PMI', 'Aeropuerto de Palma de Mallorca', 'Palma de Mallorca Airport'],
  ['ORD', "Aeropuerto Internacional Chicago O'Hare", "Chicago O'Hare International Airport"],
  ['AMS', 'Aeropuerto de Ámsterdam-Schiphol', 'Amsterdam Airport Schiphol'],
  ['MIA', 'Aeropuerto Internacional de Miami', 'Miami International Airport'],
])('X-01: %s is called by its name in the language of the page', (code, spanish, english) => {
  const airport = findAirport(code);
  expect(airport && [airportName(airport, 'es'), airportName(airport, 'en')]).toEqual([spanish, english]);
});

it('X-01: so do the suggestions of the airport fields', () => {
  expect(suggestAirports('heathrow', { locale: 'es', limit: 1 })).toMatchObject([
    { airportCode: 'LHR', name: 'Aeropuerto de Londres-Heathrow' },
  ]);
});
