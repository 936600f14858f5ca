"""Rooms people live in."""

import math

from matter import cloth, glow, plain, stone, thin, wood
from pieces import (
    black, books, branch, brass, eucalyptus, oak, olive_tree, pampas, rubber_tree, side_table, sofa, standing_books, vase, walnut,
)
from seats import bed, cabinet, chair, draped, folded, lounge_chair, plank_shelf, table
from shapes import box, lathe, pillow, sheet, soft, tube
from stage import camera, curtain, daylight, linen, plaster, shell, side, sun


def rug(x, y, wide, deep, material, high=1.4):
    return soft(x, y, 0.1, wide, deep, high, material, 0.7, 0, 0.05, seed=8, cuts=60)


def round_rug(x, y, radius, material):
    return lathe(x, y, 0, [(radius - 0.6, 0), (radius, 0.5), (radius - 0.6, 1.3), (0.01, 1.35)], material, 96)


def drum(x, y, z, low, top, high, color, lit):
    """A shade of linen, with a lamp inside."""
    lathe(x, y, z, [(low, 0), (top, high), (top - 0.3, high), (low - 0.3, 0)], glow("shade", color, lit))


def floor_lamp(x, y, high=168.0, shade="#f0e2c8", lit=0.75):
    lathe(x, y, 0, [(0, 0), (14, 0), (14, 1.4), (1.2, 2.0)], black())
    tube([(x, y, 1), (x, y, high - 26)], 0.8, black())
    drum(x, y, high - 32, 19, 16, 30, shade, lit)


def table_lamp(x, y, z, foot, shade="#f0e2c8", lit=0.8, size=1.0):
    vase(x, y, z, foot, 24 * size, 9 * size, "belly")
    tube([(x, y, z + 20 * size), (x, y, z + 34 * size)], 0.5, brass())
    drum(x, y, z + 27 * size, 14 * size, 10.5 * size, 18 * size, shade, lit)


def living(spec):
    wide = spec["width"]
    camera(wide, spec["foot"], 118)
    shell(wide, "oak")
    daylight(wide, spec["light"], fill=0.72)
    curtain(-wide / 2 + 12, 62, linen(), folds=6)
    boucle = cloth("boucle", "#cfc6b6", "#efe9dd", 260, 0.9)
    sofa(6, 226, boucle, 3)
    sand = cloth("sand", "#a48b6c", "#c9b393", 520)
    rust = cloth("rust", "#8d4a32", "#b3694c", 520)
    ivory = cloth("ivory", "#d9d2c4", "#f5f1e8", 620)
    pillow(-76, -50, 62, 50, 50, 17, ivory, (74, 4, 7), 3)
    pillow(-50, -70, 57, 44, 42, 15, rust, (68, -4, -5), 5)
    pillow(80, -51, 61, 48, 48, 17, sand, (74, 5, -9), 7)
    rug(10, -190, 236, 132, cloth("wool", "#b9b0a1", "#dcd5c8", 190, 1.0))
    side_table(-134, -58, oak(), 48, 20)
    vase(-138, -58, 48, stone("clay", "#8d8479", "#a79d90", 14, 0.7), 22, 8)
    pampas(-138, -58, 66, 3, 6, 46, 0.3)
    books(-126, -64, 48, 2, 4)
    rubber_tree(158, -44, stone("pot", "#d5cfc4", "#e6e1d7", 9, 0.75), 128)


def dining(spec):
    wide = spec["width"]
    camera(wide, spec["foot"], 120, 500)
    shell(wide, "pale", laid="planks")
    daylight(wide, spec["light"], fill=0.75)
    timber = walnut()
    legs = walnut("z")
    cord = cloth("cord", "#b8a88c", "#dccfb6", 300, 0.8)
    rug(0, -245, 300, 190, cloth("jute", "#a8916c", "#c9b48f", 150, 1.2))
    table(0, -72, 210, 92, 75, timber, legs)
    chair(-56, -56, 4, legs, cord)
    chair(54, -57, -5, legs, cord)
    chair(-142, -116, 88, legs, cord)
    chair(140, -118, -96, legs, cord)
    clay = stone("clay", "#c9bfae", "#e0d8ca", 10, 0.7)
    vase(-38, -116, 75, stone("dark clay", "#4a4641", "#67615a", 12, 0.65), 24, 8.5, "bottle")
    eucalyptus(-38, -116, 94, 4, 6, 34, 0.75)
    vase(14, -118, 75, clay, 9, 17, "bowl")
    lemon = plain("fig fruit", "#6a4a55", 0.5)
    for index, (dx, dy, dz) in enumerate(((-5, -3, 82), (5, -2, 82), (0, 5, 82), (1, -1, 87))):
        lathe(14 + dx, -118 + dy, dz - 2, [(0, 0), (2.6, 0.8), (3.6, 3), (2.4, 5.6), (0.5, 7)], lemon, 24)
    folded(62, -100, 75, 24, 17, cloth("napkin", "#c9c4b8", "#ece8df", 700), 2, 4)
    curtain(wide / 2 - 10, 58, linen(), folds=6, seed=2.2)
    cabinet_side(-wide / 2 + 22)


def cabinet_side(x):
    """A slim tree in the corner away from the window."""
    olive_tree(x, -46, stone("pot", "#8e857a", "#a59b8e", 8, 0.75), 172, 6, 34, 32)


def bedroom(spec):
    wide = spec["width"]
    camera(wide, spec["foot"], 122, 640)
    shell(wide, "oak")
    daylight(wide, spec["light"], fill=0.75, high=160, near=1.3)
    curtain(-wide / 2 + 10, 66, linen(), folds=7)
    head = cloth("head", "#857d70", "#a89f90", 420, 0.7)
    white = cloth("sheet", "#dedad2", "#f6f3ed", 900, 0.25)
    flax = cloth("flax", "#b9ad98", "#d8cdb9", 700, 0.35)
    throw = cloth("throw", "#4f5d57", "#74827a", 240, 0.9)
    rug(0, -250, 320, 190, cloth("wool", "#c0b7a8", "#e2dbcf", 190, 1.0))
    bed(0, 180, head, white, flax, throw, oak())
    pillow(0, -70, 63, 52, 32, 15, throw, (56, 0, 2), 51)
    for sign in (-1, 1):
        at = sign * 130
        box(at, -46, 22, 46, 40, 24, oak(), 0.6)
        box(at, -46.8, 24, 43, 1.2, 9.4, oak(), 0.3)
        box(at, -46.8, 34.4, 43, 1.2, 9.4, oak(), 0.3)
        for dx in (-19, 19):
            for dy in (-42, -11):
                tube([(at + dx, dy, 22), (at + dx, dy, 0)], 1.3, oak("z"), [1, 0.7])
    table_lamp(-136, -26, 46, stone("clay", "#cfc6b8", "#e6dfd3", 10, 0.7))
    books(-120, -32, 46, 2, 9, 12)
    vase(138, -26, 46, stone("clay 2", "#6b5a4e", "#87756a", 10, 0.7), 20, 8)
    eucalyptus(138, -26, 62, 9, 5, 30, 0.5)
    lathe(120, -34, 46, [(0, 0), (3, 0), (3.4, 9), (3.1, 9), (2.8, 0.6), (0, 0.6)], plain("cup", "#e9e5dc", 0.3))


def reading(spec):
    wide = spec["width"]
    camera(wide, spec["foot"], 118, 460)
    shell(wide, "smoked", laid="herringbone")
    daylight(wide, spec["light"], fill=0.6, power=0.62)
    window_wall(-wide / 2 - 58)
    sun(5.0, "#ffdfb8", (0, 0, 0)).rotation_euler = aimed((1.0, 0.8, -0.3))
    cognac = cloth("cognac", "#7c4a2a", "#a2683f", 380, 0.35, 0.1)
    lounge_chair(78, -66, 24, oak("z"), cognac)
    wool = cloth("wool", "#c5bcae", "#e6dfd3", 190, 1.0)
    round_rug(62, -96, 96, wool)
    side_table(18, -74, black(), 50, 19)
    books(14, -76, 50, 3, 5, 8)
    lathe(28, -70, 50, [(0, 0), (3, 0), (4, 7.5), (3.7, 7.5), (2.8, 0.6), (0, 0.6)], plain("cup", "#eae6dd", 0.3))
    floor_lamp(132, -34, 158)
    olive_tree(-138, -48, stone("pot", "#c9c1b4", "#ded7cb", 8, 0.75), 165, 7, 36, 34)
    pillow(74, -62, 60, 44, 30, 13, wool, (70, 4, 24), 12)
    soft(-40, -150, 0, 54, 50, 38, cloth("pouf", "#b7ab98", "#d9cebc", 200, 1.0), 16, 1.5, 0.6, seed=6)


def aimed(direction):
    from mathutils import Vector

    return Vector(direction).to_track_quat("-Z", "Y").to_euler()


def window_wall(x):
    """A wall at the left with a window in it, of six panes."""
    wall = plain("side", "#eceae6", 0.9)
    front, back, low, high = -262, -92, 62, 226
    box(x, -700, -2, 10, 700 + front, 280, wall, 0)
    box(x, back, -2, 10, -back, 280, wall, 0)
    box(x, front, -2, 10, back - front, low + 2, wall, 0)
    box(x, front, high, 10, back - front, 50, wall, 0)
    bars = plain("bars", "#f2f0ec", 0.4)
    for part in (1 / 3, 2 / 3):
        box(x, front + (back - front) * part - 2, low, 4, 4, high - low, bars, 0)
    box(x, front, (low + high) / 2 - 2, 4, back - front, 4, bars, 0)


def nursery(spec):
    wide = spec["width"]
    camera(wide, spec["foot"], 112, 460)
    shell(wide, "pale")
    daylight(wide, spec["light"], fill=0.75, power=0.9, near=1.35)
    birch = wood("birch", "#cbb08a", "#e6d2b1", "x")
    plank_shelf(42, -4, 150, 32, 52, birch, 2)
    standing_books(-22, -30, 29, 36, 7, 20, 18)
    standing_books(60, -30, 6, 30, 11, 20, 19)
    tints = ["#c96f4a", "#e0a458", "#e9d8a6", "#94a89a", "#4f7478"]
    for index in range(3):
        box(-12 + index * 22, -30, 6, 20, 24, 18, cloth("felt", *[("#b9b2a4", "#d3ccbf"), ("#8fa39b", "#b2c3bb"), ("#c98f73", "#e0b096")][index], 300), 1.2)
    for index, tint in enumerate(tints):
        radius = 17 - index * 3.2
        arch = [(88 + radius * math.cos(a), -18, 54 + radius * math.sin(a)) for a in [math.pi * i / 14 for i in range(15)]]
        tube(arch, 1.5, plain("arch", tint, 0.55))
    for index, (tint, dx, dz, turn) in enumerate((("#c96f4a", 0, 0, 8), ("#e0a458", 8, 0, -14), ("#4f7478", 3, 6, 20))):
        box(6 + dx, -22, 54 + dz, 6, 6, 6, plain("block", tint, 0.55), 0.4, (0, 0, turn))
    lathe(36, -18, 54, [(0, 0), (6, 0), (6.4, 2), (6, 4), (0, 4)], plain("ring", "#94a89a", 0.5))
    lathe(36, -18, 58, [(0, 0), (5, 0), (5.3, 1.8), (5, 3.6), (0, 3.6)], plain("ring", "#e0a458", 0.5))
    lathe(36, -18, 61.6, [(0, 0), (4, 0), (4.3, 1.6), (4, 3.2), (1, 4), (2.6, 5.4), (2.6, 7), (0, 9)], plain("ring", "#c96f4a", 0.5))
    tipi(-112, -62)
    rug_tint = cloth("rug", "#c3a08c", "#e0c3b1", 190, 1.0)
    round_rug(26, -118, 82, rug_tint)
    soft(112, -108, 0, 50, 48, 30, cloth("pouf", "#8fa39b", "#b4c4bc", 220, 1.0), 13, 1.5, 0.6, seed=6)
    for index, (dx, tint) in enumerate(((0, "#4f7478"), (17, "#c96f4a"), (34, "#e0a458"))):
        wagon(-12 + dx, -112, plain("wagon", tint, 0.5), birch)


def wagon(x, y, body, wheels):
    box(x, y - 4, 4.5, 13, 8, 5.5, body, 0.8)
    box(x - 2, y - 3, 10, 7, 6, 4.5, body, 0.8)
    for dx in (-4, 4):
        for dy in (-4.6, 4.6):
            lathe(0, 0, 0, [(0, 0), (2.4, 0), (2.4, 1.2), (0, 1.2)], wheels, 32).matrix_world = wheel(x + dx, y + dy, 3.6)


def wheel(x, y, z):
    from mathutils import Matrix

    return Matrix.Translation((x / 100, y / 100, z / 100)) @ Matrix.Rotation(math.radians(90), 4, "X")


def tipi(x, y):
    """A tent of linen on four sticks, open to the room."""
    cotton = thin("tent", "#eee7da", 0.3, 0.9)
    sticks = wood("stick", "#b9936a", "#d8b78c", "z")
    corners = [(-46, -40), (46, -40), (46, 38), (-46, 38)]
    top = 132
    for cx, cy in corners:
        tube([(x + cx * 1.03, y + cy * 1.03, 0), (x - cx * 0.16, y - cy * 0.16, top + 22)], 1.3, sticks)

    def panel(one, two, sag):
        def place(s, t):
            ax, ay = one
            bx, by = two
            px, py = ax + (bx - ax) * s, ay + (by - ay) * s
            shrink = 1 - t * 0.985
            inward = sag * math.sin(math.pi * s) * (1 - t) * t * 4
            return (x + px * shrink * (1 - inward), y + py * shrink * (1 - inward), 1 + t * top)

        sheet(place, 24, 24, cotton, 0.15)

    panel(corners[1], corners[2], 0.05)
    panel(corners[2], corners[3], 0.05)
    panel(corners[3], corners[0], 0.05)

    def flap(sign):
        def place(s, t):
            shrink = 1 - t * 0.985
            open_ = (1 - t) ** 0.7
            px = sign * (46 - 30 * s * (1 - 0.72 * open_) - 6 * s * open_)
            return (x + px * shrink if t < 0.96 else x + sign * 0.6, y - 40 * shrink - 1.5 * math.sin(s * 9) * open_ * s, 1 + t * top)

        sheet(place, 16, 30, cotton, 0.15)

    flap(-1)
    flap(1)
    soft(x, y - 36, 0.5, 84, 74, 8, cloth("mat", "#94a89a", "#b5c5ba", 300), 3, 0.8, 0.8, seed=3)
    pillow(x + 6, y + 4, 22, 40, 34, 14, cloth("star", "#d9b98c", "#efd9b6", 520), (62, 0, -12), 3)
