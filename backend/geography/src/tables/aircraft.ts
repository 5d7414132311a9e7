export interface AircraftType {
  /** IATA type code. */
  readonly code: string;
  readonly name: string;
  readonly rangeKm: number;
  readonly cruiseKmH: number;
  readonly seats: number;
  readonly isWideBody: boolean;
}

/** code | name | range km | cruise km/h | seats */
const LINES = `
319 | Airbus A319 | 6900 | 830 | 132
320 | Airbus A320 | 6100 | 830 | 168
321 | Airbus A321 | 5900 | 830 | 200
32N | Airbus A320neo | 6300 | 833 | 174
32Q | Airbus A321neo | 7400 | 833 | 214
21X | Airbus A321XLR | 8700 | 833 | 182
223 | Airbus A220-300 | 6300 | 829 | 137
332 | Airbus A330-200 | 13400 | 871 | 268 | wide
333 | Airbus A330-300 | 11700 | 871 | 298 | wide
339 | Airbus A330-900neo | 13300 | 871 | 290 | wide
359 | Airbus A350-900 | 15000 | 903 | 325 | wide
351 | Airbus A350-1000 | 16100 | 903 | 366 | wide
388 | Airbus A380-800 | 14800 | 903 | 517 | wide
73G | Boeing 737-700 | 6200 | 828 | 137
738 | Boeing 737-800 | 5400 | 828 | 184
7M8 | Boeing 737 MAX 8 | 6500 | 839 | 186
739 | Boeing 737-900 | 5900 | 828 | 179
763 | Boeing 767-300ER | 11000 | 851 | 226 | wide
772 | Boeing 777-200ER | 13000 | 892 | 312 | wide
77W | Boeing 777-300ER | 13600 | 892 | 368 | wide
788 | Boeing 787-8 | 13600 | 903 | 248 | wide
789 | Boeing 787-9 | 14000 | 903 | 296 | wide
781 | Boeing 787-10 | 11700 | 903 | 330 | wide
AT7 | ATR 72-600 | 1500 | 500 | 70
AT4 | ATR 42-600 | 1300 | 480 | 48
DH4 | De Havilland Dash 8-400 | 2000 | 650 | 76
CR9 | Bombardier CRJ900 | 2900 | 830 | 88
E75 | Embraer E175 | 3700 | 829 | 80
E90 | Embraer E190 | 4500 | 829 | 104
E95 | Embraer E195 | 4200 | 829 | 120
295 | Embraer E195-E2 | 4800 | 833 | 136
DHT | De Havilland Twin Otter | 1200 | 300 | 19
`;

export const AIRCRAFT: readonly AircraftType[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [code = '', name = '', range, cruise, seats, body] = line.split('|').map((part) => part.trim());
    return {
      code,
      name,
      rangeKm: Number(range),
      cruiseKmH: Number(cruise),
      seats: Number(seats),
      isWideBody: body === 'wide',
    };
  });

const BY_CODE = new Map(AIRCRAFT.map((type) => [type.code, type]));

export function findAircraft(code: string): AircraftType | undefined {
  return BY_CODE.get(code);
}
