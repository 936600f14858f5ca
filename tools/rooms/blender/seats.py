"""Chairs, benches, tables and beds."""

import math

import bpy
from mathutils import Matrix
from pieces import black, oak
from shapes import CM, box, lathe, pillow, sheet, soft, tube


def placed(build, x, y, turn=0.0):
    """What `build` puts together around the origin, turned by degrees and set down."""
    before = set(bpy.data.objects)
    build()
    bpy.context.view_layer.update()
    moved = Matrix.Translation((x * CM, y * CM, 0)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    for made in set(bpy.data.objects) - before:
        made.matrix_world = moved @ made.matrix_world


def chair(x, y, turn, timber, seat):
    """Of bent wood; it looks into the room (to negative y) where it is not turned."""

    def build():
        for sx in (-1, 1):
            tube([(sx * 19, -19, 44), (sx * 21.5, -22, 0)], 1.5, timber, [1.0, 0.75])
            tube([(sx * 21, 25, 0), (sx * 19, 19, 44), (sx * 20.5, 21, 62), (sx * 22, 25, 79)], 1.5, timber, [0.75, 1, 1, 0.8])
            tube([(sx * 20, -20, 24), (sx * 20, 21, 24)], 0.8, timber)
        tube([(-20, -20, 30), (20, -20, 30)], 0.8, timber)
        tube([(-23.5, 20, 76), (-16, 26.5, 78), (0, 29, 78.5), (16, 26.5, 78), (23.5, 20, 76)], 2.2, timber)
        tube([(-20.5, 20.5, 60), (0, 25.5, 60.5), (20.5, 20.5, 60)], 1.2, timber)
        box(0, -21, 42, 43, 42, 2.4, timber, 0.8)
        soft(0, -20.5, 43.5, 41, 41, 4.5, seat, 2, 0.9, 0.2, seed=3, cuts=18)

    placed(build, x, y, turn)


def lounge_chair(x, y, turn, timber, cover, seed=1):
    """A low armchair: a frame of sticks, two deep cushions."""

    def build():
        for sx in (-1, 1):
            tube([(sx * 33, -34, 0), (sx * 33, -34, 54)], 1.7, timber, [0.8, 1])
            tube([(sx * 33, 30, 0), (sx * 33, 26, 54)], 1.7, timber, [0.8, 1])
            box(sx * 33, -40, 54, 6.5, 74, 2.6, timber, 1.1)
            tube([(sx * 33, -33, 24), (sx * 33, 28, 20)], 1.4, timber)
        tube([(-33, -33, 25), (33, -33, 25)], 1.4, timber)
        tube([(-33, 28, 20), (33, 28, 20)], 1.4, timber)
        soft(0, -38, 25, 60, 66, 17, cover, 6, 2.0, 0.7, (-4, 0, 0), seed, 28)
        soft(0, 12, 38, 60, 18, 50, cover, 8, 1.6, 0.9, (-18, 0, 0), seed + 1, 28)

    placed(build, x, y, turn)


def table(x, y, wide, deep, high, timber, legs=None, round_legs=True):
    """y is its far edge."""
    legs = legs or timber
    box(x, y - deep, high - 3.4, wide, deep, 3.4, timber, 0.9)
    box(x, y - deep + 9, high - 9, wide - 24, deep - 18, 5.8, legs, 0.2)
    for sx in (-1, 1):
        for at in (y - 10, y - deep + 10):
            top = (x + sx * (wide / 2 - 12), at, high - 3.5)
            foot = (x + sx * (wide / 2 - 8), at, 0)
            if round_legs:
                tube([top, foot], 2.7, legs, [1, 0.62])
            else:
                box(top[0], at - 2.5, 0, 5, 5, high - 3.5, legs, 0.3)


def bench(x, y, wide, deep, high, timber, cover=None):
    box(x, y - deep, high - 5, wide, deep, 5, timber, 0.8)
    for sx in (-1, 1):
        box(x + sx * (wide / 2 - 9), y - deep + 2, 0, 5, deep - 4, high - 5, timber, 0.4)
    if cover:
        soft(x, y - deep + 1, high, wide - 4, deep - 2, 8, cover, 3, 1.2, 0.5, seed=4, cuts=40)


def cabinet(x, y, wide, deep, high, front, doors=3, foot=14.0, legs=None, gap=0.4):
    """A sideboard on legs, its doors even."""
    legs = legs or black()
    box(x, y - deep, foot, wide, deep, high - foot, front, 0.3)
    each = wide / doors
    for index in range(doors):
        at = x - wide / 2 + each * (index + 0.5)
        box(at, y - deep - 1.8, foot + 1.2, each - gap * 2, 1.9, high - foot - 3.6, front, 0.2)
    box(x, y - deep - 2.4, high - 2.0, wide + 0.6, deep + 2.4, 2.2, front, 0.3)
    for sx in (-1, 1):
        for at in (y - 6, y - deep + 5):
            tube([(x + sx * (wide / 2 - 12), at, foot), (x + sx * (wide / 2 - 9), at, 0)], 1.6, legs, [1, 0.65])


def bed(x, wide, head, sheets, cover, throw, timber, long=205.0):
    """Seen from its foot: channels of the head, two times two pillows, a duvet that was straightened by hand."""
    count = 10
    each = (wide + 16) / count
    for index in range(count):
        soft(x - (wide + 16) / 2 + each * (index + 0.5), -13, 22, each - 0.2, 11, 88, head, 4.5, 0, 0.25, seed=index, cuts=16)
    box(x, -long - 8, 14, wide + 4, long, 14, timber, 1.5)
    for sx in (-1, 1):
        box(x + sx * (wide / 2 - 8), -long, 0, 7, 7, 14, timber, 0.8)
    soft(x, -long - 4, 27, wide, long - 10, 22, sheets, 7, 0.6, 0.3, seed=3, cuts=34)
    soft(x, -long - 9, 36, wide + 17, long - 62, 19, cover, 8, 1.6, 2.2, seed=11, cuts=70)
    soft(x, -98, 46, wide + 18, 34, 12, sheets, 5.5, 0.4, 1.6, seed=15, cuts=60)
    soft(x, -long + 12, 40, wide + 21, 62, 20.5, throw, 7, 1.2, 1.6, seed=21, cuts=60)
    for sx in (-1, 1):
        pillow(x + sx * wide * 0.245, -33, 74, 78, 54, 20, sheets, (62, sx * 2, sx * -2), 40 + sx)
        pillow(x + sx * wide * 0.235, -52, 69, 72, 48, 19, cover, (57, sx * -3, sx * 3), 44 + sx)


def plank_shelf(x, y, wide, deep, high, timber, boards=2):
    """Open, on the floor."""
    for sx in (-1, 1):
        box(x + sx * (wide / 2 - 1), y - deep, 0, 2, deep, high, timber, 0.2)
    for index in range(boards + 1):
        box(x, y - deep, 4 + (high - 6) * index / boards, wide - 4, deep, 2, timber, 0.2)
    box(x, y - 1, 4, wide - 4, 1, high - 5, timber, 0)


def folded(x, y, z, wide, deep, material, layers=3, seed=1):
    """A blanket or towels, folded."""
    for index in range(layers):
        soft(x, y - deep, z + index * 3.2, wide - index * 0.6, deep - index * 0.4, 3.4, material, 1.6, 0.3, 0.5, seed=seed + index, cuts=18)


def draped(x, y, wide, top, fall, material, seed=0.0):
    """Cloth that lies over an edge and hangs down before it; y is the edge."""

    def place(s, t):
        fold = math.sin(s * 9 + seed) * 0.9 + math.sin(s * 21 + seed * 2) * 0.35
        if t < 0.35:
            return (x + (s - 0.5) * wide, y + 34 * (0.35 - t) / 0.35, top + 0.9 + 0.3 * fold)
        u = (t - 0.35) / 0.65
        round_ = min(1, u * 5)
        return (
            x + (s - 0.5) * wide * (1 + 0.04 * u),
            y - 2.2 * round_ - (0.6 + 1.1 * u) * (1 + fold * 0.6),
            top + 0.9 * (1 - round_) - fall * u,
        )

    return sheet(place, 60, 50, material, 0.5)
